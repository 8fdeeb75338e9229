import { withDefaults } from '../lib/with-defaults.ts';
import { serviceNames } from '../pricing/names.ts';
import { basePrices, isServiceId, serviceIds, type ServiceId } from '../pricing/price-table.ts';

/*
 * The chat's built-in replies. Their figures are specified for the chat alone (chat 7). Other pages state other figures
 * (a wedding from $2, standard in 48-72 hours); each place shows its own (estimate 24).
 */

/** Services whose lowest price, in US dollars per image, the chat states. A removed service is left out. */
const pricedServices = [
  { id: 'real-estate', plural: 'real estate', price: 'real estate from $2' },
  { id: 'wedding', plural: 'weddings', price: 'wedding from $3' },
  { id: 'portrait', plural: 'portraits', price: 'portrait retouching from $6' },
].filter(({ id }) => isServiceId(id));
const joinPrices = (services: typeof pricedServices, separator: string) =>
  services.map(({ price }) => price).join(separator);

/** Facts about the studio that the replies state: `hours` and `guarantee`, each as the middle of a sentence. */
export type ChatFacts = {
  /** Hours in which the team answers: "Mon-Fri 9AM-6PM EST". */
  hours: string;
  /** The guarantee for customers who are not satisfied: "30-day money-back guarantee". */
  guarantee: string;
};

/** A reply of the agent: its `text`, and a `topic`, a word of your own that later calls of `reply` receive. */
export type ChatReply = { topic: string; text: string };

const defaultFacts: ChatFacts = { hours: 'Mon-Fri 9AM-6PM EST', guarantee: '30-day money-back guarantee' };

/** The four general replies. They also answer unrecognized questions, in this order. */
const generalReplies = {
  prices: `${['Prices are per image', joinPrices(pricedServices, ', ')].filter(Boolean).join(': ')}. The estimate beside the order form adds up yours as you choose.`,
  turnaround:
    'Turnaround is Standard 24-48 hours, Rush 12-24, Express 6-12, Urgent 2-6, with an extra fee for rush.',
  formats: 'We take JPEG, PNG, RAW up to 50MB each. If you have the RAW file, send that one.',
  ordering:
    'To order, add your photos to the form under “Order or quote”, choose a service and a turnaround, and leave your name and email. You get a quote first, and nothing is charged before you approve it.',
};

/** Returns all replies by their topic. The topic of a service is its id; a removed service has none. */
const repliesWith = ({ hours, guarantee }: ChatFacts): Partial<Record<string, string>> => ({
  ...generalReplies,
  hours: `Support is there ${hours}. These automated replies are always on.`,
  guarantee: `If a picture isn’t right we redo it, and there is a ${guarantee}.`,
  person: `These replies are automated. To reach a person, use the phone number or the email address at the end of the page, ${hours}.`,
  ...Object.fromEntries(serviceIds.map((id) => [id, priceOf(id)])),
});

/** Returns the reply about the price of a service. One of `pricedServices` also states the prices of the others. */
function priceOf(id: ServiceId): string {
  const service = pricedServices.find((priced) => priced.id === id);
  if (!service)
    return `${serviceNames[id]} starts at $${basePrices[id]} an image, in Basic quality. The estimate beside the order form adds up the rest.`;
  const others = pricedServices.filter((other) => other !== service);
  const othersText = others.length > 0 ? ` In other work, ${joinPrices(others, ' and ')}.` : '';
  return `For ${service.plural}: ${service.price} an image.${othersText}`;
}

/** Patterns that recognize a question. The first match answers, so the specific ones come before the general. */
const questions: readonly [RegExp, string][] = [
  [/\b(human|real person|someone real|(talk|speak) (to|with)|operator|robot|bot|automated)\b/, 'person'],
  [/\b(refunds?|money.?back|guarantee|not happy|redo)\b/, 'guarantee'],
  [
    /\b(your|office|opening|business|support|working) hours\b|\bwhen are you (open|there)\b|\bopen (on|at)\b/,
    'hours',
  ],
  [
    /\b(how (fast|soon|long|quick(ly)?)|turn.?around|deadline|rush|express|urgent(ly)?|hours?|days?|tomorrow|today|tonight)\b/,
    'turnaround',
  ],
  [
    /\b(formats?|jpe?gs?|pngs?|raws?|tiffs?|heic|file (types?|sizes?)|megabytes?|\d*mb|how (big|large))\b/,
    'formats',
  ],
  // After the formats, so that "Do you deliver RAW?" is about formats.
  [/\bdeliver(y|ed)?\b/, 'turnaround'],
  [/\breal.?estates?\b|\b(listings?|houses?|interiors?)\b/, 'real-estate'],
  [/\b(weddings?|brides?)\b/, 'wedding'],
  [/\b(portraits?|headshots?|skin|beauty)\b/, 'portrait'],
];

/** Patterns of less specific words, tried after the names of the services. */
const generalQuestions: typeof questions = [
  [/\bretouch(ed|ing|er)?\b/, 'portrait'],
  [/\b(prices?|pricing|costs?|how much|rates?|charge|cheap|expensive|quote|estimate)\b/, 'prices'],
  [/\b(order(ing)?|upload|start|get going|send (you )?(my |the )?(photos?|pictures?|images?))\b/, 'ordering'],
];

/**
 * Chooses the agent's reply. A recognized question gets its own reply. Anything else gets the general reply that was given
 * longest ago.
 *
 * @param topics the topics of the replies so far, oldest first.
 * @param facts facts about the studio; omitted ones keep their default.
 */
export function replyTo(
  text: string,
  topics: readonly string[] = [],
  facts: Partial<ChatFacts> = {},
): ChatReply {
  const asked = text.toLowerCase();
  const replies = repliesWith(withDefaults(defaultFacts, facts));
  const find = (table: typeof questions) =>
    table.find(([pattern, topic]) => topic in replies && pattern.test(asked))?.[1];
  const topic = find(questions) ?? serviceIn(asked) ?? find(generalQuestions) ?? leastRecent(topics);
  return { topic, text: replies[topic] ?? '' };
}

/** Finds the short name of a service in the question: "food", "color correction". */
function serviceIn(asked: string): ServiceId | undefined {
  return serviceIds.find((id) => {
    const name = serviceNames[id]
      .toLowerCase()
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replace(/[- ]/, '.?');
    // `\b` knows no letters with accents.
    return new RegExp(`(?:^|[^\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(asked);
  });
}

function leastRecent(topics: readonly string[]) {
  const general = Object.keys(generalReplies);
  return general.toSorted((a, b) => topics.lastIndexOf(a) - topics.lastIndexOf(b))[0] ?? 'prices';
}
