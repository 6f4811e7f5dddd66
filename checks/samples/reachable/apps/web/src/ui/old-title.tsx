// import './older-title.tsx';
export const OldTitle = './title.tsx';
