import type { DemoInvitation } from '@traip/api';

/** Open invitations for demo visitors: to run a club, to officiate matches, to play. */
export const invitations: readonly DemoInvitation[] = [
  {
    by: 'superadmin@demo.traip.app',
    email: 'member@demo.traip.app',
    orgCode: 'cd-alameda',
    role: 'admin',
  },
  {
    by: 'emma@demo.traip.app',
    email: 'referee@demo.traip.app',
    orgCode: 'costa-sports',
    role: 'referee',
  },
  { by: 'oliver@demo.traip.app', email: 'superadmin@demo.traip.app', team: 'sunset-spikers' },
];
