export { Bell } from './bell.tsx';
export { useBell } from './use-bell.ts';
