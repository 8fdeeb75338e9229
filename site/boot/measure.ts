import type { Metric } from 'web-vitals';

/** A measurement as it is sent. It contains nothing personal (offline 7). */
type Measurement = { value: number; rating: Metric['rating']; path: string };
type Send = (name: string, figure: Measurement) => void;

/** Globals of the analytics services that a studio may have added to the page. */
type Services = {
  analytics?: { track?: Send };
  gtag?: (command: 'event', name: string, figure: Measurement) => void;
  plausible?: (name: string, options: { props: Measurement }) => void;
};

let isMeasuring = false;

/**
 * Sends how fast the page was (Web Vitals) to the analytics service, if there is one: `analytics.track`, `gtag`
 * or `plausible`. Without one nothing is measured or loaded. An error of a service does not affect the page.
 * Call it again later for a service that loads late: a page is measured once.
 */
export async function measure(): Promise<void> {
  try {
    const send = findService(window as Services);
    if (!send) return;
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    if (isMeasuring) return;
    isMeasuring = true;
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on((metric) => report(send, metric));
  } catch {}
}

function findService({ analytics, gtag, plausible }: Services): Send | undefined {
  if (typeof analytics?.track === 'function') return (name, figure) => analytics.track?.(name, figure);
  if (typeof gtag === 'function') return (name, figure) => gtag('event', name, figure);
  if (typeof plausible === 'function') return (name, figure) => plausible(name, { props: figure });
  return undefined;
}

/** Sends a metric with the page that the document was loaded for, although the visitor may be on another one by now. */
function report(send: Send, { name, value, rating, navigationURL = location.href }: Metric) {
  try {
    send(name, { value, rating, path: new URL(navigationURL).pathname });
  } catch {}
}
