import './compile-cache.ts';
import { beginFrugally } from './frugal.ts';

beginFrugally();
await import('./run.ts');
