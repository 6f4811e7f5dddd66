export { title as default } from '../title.ts';
