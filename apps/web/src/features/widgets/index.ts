export { parseAccent } from './accent.ts';
export { Widget } from './widget.tsx';
