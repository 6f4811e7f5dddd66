export { expectedEnd, type ForecastCall, forecast } from './forecast.ts';
export { nextFor, waitOf } from './next-for.ts';
export { type Court, type QueuedMatch, type QueueState, waits } from './queue.ts';
