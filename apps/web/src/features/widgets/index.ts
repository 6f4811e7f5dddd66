export { accentIn } from './accent.ts';
export { Widget } from './widget.tsx';
