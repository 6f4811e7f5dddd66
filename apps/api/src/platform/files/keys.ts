/** The only valid keys of pictures: none of this form can escape the folder. */
const fileKey = /^avatars\/[0-9a-f]{64}\.webp$/;

/** Private files are elsewhere, so that no address of a picture leads to one. */
const privateKey = /^documents\/[0-9a-f]{64}$/;

/** Whether everybody may see what is stored there. */
export function isFileKey(text: string): boolean {
  return fileKey.test(text);
}

/** Whether something can be stored there. */
export function isStoredKey(text: string): boolean {
  return isFileKey(text) || privateKey.test(text);
}

/** Every picture is re-encoded in this format. */
export const pictureType = 'image/webp';
