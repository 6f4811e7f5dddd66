export { LookEditor } from './look-editor.tsx';
