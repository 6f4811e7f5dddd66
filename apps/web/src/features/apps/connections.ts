import type { appCalls, CallReply } from '@traip/contract';
import { appApi } from '../../lib/api/app.ts';

type OwnConnection = CallReply<(typeof appCalls)['connected']>['apps'][number];
type OrganisationConnection = CallReply<(typeof appCalls)['connectedToOrganisation']>['apps'][number];

/**
 * A connected app. A person's list names the organisation it acts for; an organisation's, who connected it.
 */
export type Connection = Omit<OwnConnection, 'organisation'> &
  Partial<Pick<OwnConnection, 'organisation'> & Pick<OrganisationConnection, 'connectedBy'>>;

/** Whose connected apps are shown. */
export interface Connections {
  readonly key: readonly unknown[];
  readonly isOrganisation: boolean;
  readonly list: () => Promise<{ readonly apps: readonly Connection[] }>;
  readonly disconnect: (id: string) => Promise<unknown>;
}

export const ownConnections: Connections = {
  key: ['connected-apps', 'mine'],
  isOrganisation: false,
  list: () => appApi.connected(),
  disconnect: (id) => appApi.disconnect({ params: { id } }),
};

export function connectionsOf(orgCode: string): Connections {
  return {
    key: ['connected-apps', { orgCode }],
    isOrganisation: true,
    list: () => appApi.connectedToOrganisation({ params: { orgCode } }),
    disconnect: (id) => appApi.disconnectFromOrganisation({ params: { orgCode, id } }),
  };
}
