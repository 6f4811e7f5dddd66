import { context } from '../index.ts';
