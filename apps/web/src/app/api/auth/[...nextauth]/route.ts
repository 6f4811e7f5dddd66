export { handleAuth as GET, handleAuth as POST } from '../../../../features/account/service/handle.ts';
