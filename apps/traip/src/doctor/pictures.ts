import { checkBucket } from '@traip/api/commands';
import { bucketOf } from '../file-storage.ts';
import { type Check, error, messageOf, ok, warning } from './finding.ts';

export const checkPictures: Check = async (config) => {
  const bucket = bucketOf(config);
  if (!bucket) return [ok('Pictures', 'in DATA_DIR')];
  const { url } = bucket;
  try {
    const { isPublic } = await checkBucket(bucket);
    return isPublic
      ? [warning('Pictures', `anyone can read the bucket ${url}, documents included`, 'Make it private.')]
      : [ok('Pictures', `${url} stores, reads and removes`)];
  } catch (problem) {
    return [
      error(
        'Pictures',
        `${url}: ${messageOf(problem)}`,
        'Check S3_URL (with the name of the bucket), S3_REGION, and whether the key may put, get and delete.',
      ),
    ];
  }
};
