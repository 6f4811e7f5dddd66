import { sample } from './sample.ts';
