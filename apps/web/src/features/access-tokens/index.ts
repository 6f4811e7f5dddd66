export { OrganisationTokens, OwnTokens } from './tokens-card.tsx';
