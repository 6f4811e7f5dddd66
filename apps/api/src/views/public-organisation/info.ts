import { type publicOrganisationCalls, refuse } from '@traip/contract';
import { lookReply } from '../../competition/look/look-reply.ts';
import { fileUrl } from '../../platform/files/files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countPublished, findPublicOrganisation } from './queries.ts';

/** Only contact details that would be on a poster: no street, no phone. */
export const info: Handler<typeof publicOrganisationCalls.info> = async ({ db }, { params }) => {
  const found = await findPublicOrganisation(db, params.orgCode);
  if (!found) return refuse('NOT_FOUND');
  const published = await countPublished(db, found.id);
  const { id, orgCode, name, type, bio, description, website, teamCount } = found;
  const contact = { email: found.contactEmail, city: found.contactCity, country: found.contactCountry };
  return {
    id,
    orgCode,
    name,
    type,
    bio,
    description,
    website,
    teamCount,
    ...published,
    avatarUrl: fileUrl(found.avatarKey),
    look: await lookReply(db, 'organisation', id),
    contact: found.contactOf === null ? null : contact,
  };
};
