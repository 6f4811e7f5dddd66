export { ChangePartnerDialog } from './change-partner-dialog.tsx';
export { LookingForPartner } from './looking.tsx';
export { PartnersCard } from './partners-card.tsx';
