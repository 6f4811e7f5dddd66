/** The only valid keys: none of this form can escape the folder. */
const fileKey = /^avatars\/[0-9a-f]{64}\.webp$/;

export function isFileKey(text: string): boolean {
  return fileKey.test(text);
}

/** Every picture is re-encoded in this format. */
export const pictureType = 'image/webp';
