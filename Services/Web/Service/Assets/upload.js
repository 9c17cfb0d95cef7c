// Sends files to be imported: small ones as a form, larger ones in parts.
import { api } from './api.js';

const together = 8 << 20;
const part = 4 << 20;

/** Starts imports of files; gives them. `onProgress(share)` is told of a large one. */
export async function upload(files, onProgress = () => {}) {
  const small = files.filter(file => file.size <= together);
  const imports = [];
  for (let first = 0; first < small.length;) {
    const form = new FormData();
    let size = 0;
    let count = 0;
    while (first < small.length && count < 20 && (count === 0 || size + small[first].size <= together)) {
      form.append('files', small[first], small[first].name);
      size += small[first].size;
      first += 1;
      count += 1;
    }
    imports.push(await api.form('/api/v1/imports', form));
  }
  for (const file of files.filter(one => one.size > together)) {
    const job = await api.post('/api/v1/imports', { file: { name: file.name, size: file.size } });
    for (let start = 0; start < file.size; start += part) {
      await api.upload(`/api/v1/imports/${job.id}/parts/${start / part}`, file.slice(start, start + part, 'application/octet-stream'));
      onProgress(Math.min(1, (start + part) / file.size));
    }
    imports.push(job);
  }
  return imports;
}
