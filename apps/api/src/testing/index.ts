export { type Fault, storm, type Weather } from './hostile/storm.ts';
export { World } from './world.ts';
