export { createEndpoint } from './http/endpoint.ts';
