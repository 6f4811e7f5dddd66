export { OrganisationConnections, OwnConnections } from './connections-card.tsx';
export { RegisteredApps } from './registered-apps.tsx';
