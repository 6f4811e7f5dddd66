export { AppLayout as default } from '../../../app-layout.tsx';
