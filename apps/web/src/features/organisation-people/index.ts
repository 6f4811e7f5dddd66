export { OrganisationPeople } from './organisation-people.tsx';
