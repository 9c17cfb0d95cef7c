// Sends files to be imported: small ones as a form, larger ones in parts.
import { api } from './api.js';

const batch = 8 << 20;
const part = 4 << 20;

/** Whether several files may be the pages of one recipe: photos and PDFs only. */
export const mayBeOne = (/** @type {File[]} */ files) => files.length > 1 && files.length <= 20 && files.every(({ type, name }) =>
  type.startsWith('image/') || type === 'application/pdf' || /\.(jpe?g|png|webp|gif|hei[cf]|avif|pdf)$/i.test(name));

/**
 * Starts the import of files that are the pages of one recipe, in this order; gives it.
 * @param {File[]} files
 */
export function uploadAsOne(files) {
  const form = new FormData();
  form.append('together', 'true');
  for (const file of files) form.append('files', file, file.name);
  return api.form('/api/v1/imports', form);
}

/**
 * Starts imports of files; gives them. `onProgress(share)` is told of a large one.
 * @param {File[]} files
 * @param {(share: number) => void} onProgress
 */
export async function upload(files, onProgress = () => {}) {
  const small = files.filter(file => file.size <= batch);
  /** @type {App.Fields[]} */
  const imports = [];
  for (let first = 0; first < small.length;) {
    const form = new FormData();
    let size = 0;
    let count = 0;
    while (first < small.length && count < 20 && (count === 0 || size + small[first].size <= batch)) {
      form.append('files', small[first], small[first].name);
      size += small[first].size;
      first += 1;
      count += 1;
    }
    imports.push(await api.form('/api/v1/imports', form));
  }
  for (const file of files.filter(one => one.size > batch)) {
    const job = await api.post('/api/v1/imports', { file: { name: file.name, size: file.size } });
    for (let start = 0; start < file.size; start += part) {
      await api.upload(`/api/v1/imports/${job.id}/parts/${start / part}`, file.slice(start, start + part, 'application/octet-stream'));
      onProgress(Math.min(1, (start + part) / file.size));
    }
    imports.push(job);
  }
  return imports;
}
