export { QueueFeeds } from './queue-feeds.tsx';
export { type QueueData, queueKey, useQueue } from './use-queue.ts';
export { useQueueText } from './use-queue-text.ts';
