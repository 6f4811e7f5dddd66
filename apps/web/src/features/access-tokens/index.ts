export { SecretDialog } from './secret-dialog.tsx';
export { OrganisationTokens, OwnTokens } from './tokens-card.tsx';
