/** The only valid keys of pictures: none of this form can escape the folder. */
const fileKey = /^avatars\/[0-9a-f]{64}\.webp$/;

/** Private files have another prefix, so that no URL of a picture leads to one. */
const privateKey = /^documents\/[0-9a-f]{64}$/;

/** Whether what is stored there is public. */
export function isFileKey(text: string): boolean {
  return fileKey.test(text);
}

/** Whether something can be stored there. */
export function isStoredKey(text: string): boolean {
  return isFileKey(text) || privateKey.test(text);
}

/** Every picture is re-encoded in this format. */
export const pictureType = 'image/webp';
