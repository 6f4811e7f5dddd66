/** The only keys there are: nothing that climbs out of a folder can be written in this form. */
const pattern = /^avatars\/[0-9a-f]{64}\.webp$/;

export function isKey(text: string): boolean {
  return pattern.test(text);
}

/** Every picture is re-made by us, in one format. */
export const pictureType = 'image/webp';
