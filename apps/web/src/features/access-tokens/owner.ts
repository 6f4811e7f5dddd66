import type { accessTokenCalls, CallReply, NewOrganisationToken, Read } from '@traip/contract';
import { accessTokenApi } from '../../lib/api/access-token.ts';

type OrganisationToken = CallReply<(typeof accessTokenCalls)['ofOrganisation']>['tokens'][number];
type OwnToken = CallReply<(typeof accessTokenCalls)['mine']>['tokens'][number];

/** A token in a list. An organisation's tokens also show who created them and the role they act with. */
export type Token = OwnToken & Partial<OrganisationToken>;
type NewToken = Read<typeof NewOrganisationToken>;

/** Whose tokens are shown: the person's own, or an organisation's. */
export interface TokenOwner {
  readonly key: readonly unknown[];
  readonly isOrganisation: boolean;
  readonly list: () => Promise<{ readonly tokens: readonly Token[] }>;
  readonly create: (token: NewToken) => Promise<{ readonly secret: string }>;
  readonly revoke: (id: string) => Promise<unknown>;
}

export const ownTokens: TokenOwner = {
  key: ['access-tokens', 'mine'],
  isOrganisation: false,
  list: () => accessTokenApi.mine(),
  create: ({ role: _, ...body }) => accessTokenApi.create({ body }),
  revoke: (id) => accessTokenApi.revoke({ params: { id } }),
};

export function tokensOf(orgCode: string): TokenOwner {
  return {
    key: ['access-tokens', { orgCode }],
    isOrganisation: true,
    list: () => accessTokenApi.ofOrganisation({ params: { orgCode } }),
    create: (body) => accessTokenApi.createForOrganisation({ params: { orgCode }, body }),
    revoke: (id) => accessTokenApi.revokeOfOrganisation({ params: { orgCode, id } }),
  };
}
