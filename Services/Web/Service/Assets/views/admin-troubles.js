// What is wrong with an installation, out of what its processes say: what does not work, what needs a look, and notes.
import { listed, t } from '../language.js';
import { counted, span } from './admin-words.js';

// An event that has waited for longer says that a service does not take it.
const LATE = 300;

/** What processes say of themselves is English, like their logs. */
const english = text => ({ text, isEnglish: true });
const own = text => ({ text, isEnglish: false });

/** Each sentence once, whichever processes say it. */
const once = list => [...new Map(list.map(item => [item.text ?? item.words, item])).values()];

export function troubles({ users, processes }) {
  const services = processes.flatMap(one => one.services);
  const findings = once(processes.flatMap(one => one.findings ?? []));
  const said = ({ words, advice }) => english([words, advice].filter(Boolean).join(' '));
  const bad = [
    ...processes.filter(({ ready }) => !ready).map(({ problem }) => english(problem ?? '')),
    ...services.map(({ database }) => database?.problem).filter(Boolean).map(english),
    ...findings.filter(({ mark }) => mark === 'bad').map(said),
  ];
  const versions = [...new Set(processes.map(({ version }) => version).filter(Boolean))];
  const amiss = [
    ...processes.flatMap(({ degraded }) => degraded).map(english),
    ...services.flatMap(delivery),
    ...processes.flatMap(one => [...one.jobs, ...one.services.flatMap(({ jobs }) => jobs)]).filter(({ failures }) => failures > 0)
      .map(({ name }) => own(t('admin.job_fails', { name }))),
    ...(versions.length > 1 ? [own(t('admin.versions_differ', { versions: listed(versions) }))] : []),
    ...(users ? [] : [own(t('admin.not_counted'))]),
  ];
  return { bad: once(bad), amiss: once(amiss), notes: findings.filter(({ mark }) => mark !== 'bad') };
}

function delivery({ name, events }) {
  return events ? [
    ...(events.oldest_seconds > LATE ? [own(t('admin.late', { name, time: span(events.oldest_seconds) }))] : []),
    ...(events.given_up.count > 0 ? [own(t('admin.gave_up', { name, count: counted(events.given_up) }))] : []),
  ] : [];
}
