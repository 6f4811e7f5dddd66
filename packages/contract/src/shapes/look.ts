import { z } from 'zod';
import { Id, text, textOrNull, WebsiteOrNull } from './fields.ts';

/** As many as fit into a readable row. */
export const maxSponsors = 12;

/** `#0B7A70`, `0b7a70` or `#07a`: any colour works, because we keep it readable. */
export const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/, 'COLOUR_INVALID')
  .transform((value) => {
    const digits = value.replace('#', '');
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

const ColourOrNull = z.union([z.literal('').transform(() => null), Colour]).nullable();

const sponsorFields = { name: text(80, 'SPONSOR_NAME_REQUIRED'), website: WebsiteOrNull };

const colours = { primaryColor: ColourOrNull, accentColor: ColourOrNull };

/** The whole look, with sponsors in order; one with an ID keeps its logo. */
export const LookChange = z
  .object({
    ...colours,
    coverAlt: textOrNull(200),
    printsSponsors: z.boolean(),
    sponsors: z
      .array(z.object({ id: Id.optional(), ...sponsorFields }))
      .max(maxSponsors, 'TOO_MANY_SPONSORS'),
  })
  .refine(({ primaryColor, accentColor }) => primaryColor !== null || accentColor === null, {
    path: ['primaryColor'],
    error: 'PRIMARY_COLOUR_FIRST',
  })
  .meta({ id: 'lookDto' });

const Sponsor = z
  .object({
    id: Id,
    name: z.string(),
    website: z.string().nullable(),
    logoUrl: z.string().nullable(),
  })
  .meta({ id: 'sponsor' });

/** A public look: unset parts come from the Traip and the organisation. */
export const Look = z
  .object({
    primaryColor: z.string().nullable(),
    accentColor: z.string().nullable(),
    logoUrl: z.string().nullable(),
    coverUrl: z.string().nullable(),
    coverAlt: z.string().nullable(),
    printsSponsors: z.boolean(),
    sponsors: z.array(Sponsor),
  })
  .meta({ id: 'look' });

/** Its own settings, and what it would inherit without them. */
export const LookSettings = z.object({ own: Look, inherited: Look }).meta({ id: 'lookSettings' });

/** Its logo, its cover, or the logo of the sponsor with this ID. */
export const LookPicture = z.union([z.enum(['logo', 'cover']), Id]);

/** The look in a competition file, without pictures. */
export const FileLook = z
  .object({
    ...colours,
    coverAlt: textOrNull(200),
    printsSponsors: z.boolean(),
    sponsors: z.array(z.object(sponsorFields)).max(maxSponsors, 'TOO_MANY_SPONSORS'),
  })
  .meta({ id: 'fileLook' });
