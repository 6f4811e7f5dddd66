import type { ClubUser } from '../../lib/session/index.ts';
import { OwnConsentsCard } from '../own-consents/index.ts';
import { Agreements } from './agreements.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MyData } from './my-data.tsx';
import { ProfileColumns } from './profile-columns.tsx';

/** The person's data, and how to export or delete it. */
export function PrivacyTab({ user }: { readonly user: ClubUser }) {
  return (
    <ProfileColumns
      main={
        <>
          <OwnConsentsCard />
          <MyData userCode={user.userCode} />
        </>
      }
      aside={
        <>
          <Agreements />
          <DeleteAccount user={user} />
        </>
      }
    />
  );
}
