import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { DemoAccounts } from '../shapes/demo.ts';

/** The sample leagues that a first start creates for visitors. */
export const demoCalls = {
  accounts: call({
    method: 'GET',
    path: '/public/demo-accounts',
    summary: 'List the demo accounts that anyone may sign in to; none on a server without demo data',
    access: anyone,
    cache: 'revalidate',
    reply: DemoAccounts,
    errors: [],
  }),
};
