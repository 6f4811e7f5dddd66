export { CreatedQrView } from './created-qr.tsx';
export { QrDialog } from './qr-dialog.tsx';
export { QrList } from './qr-list.tsx';
export { QrPicture } from './qr-picture.tsx';
