import { brand } from '../../brand.ts';
import { paths } from '../../routing/paths.ts';
import { textRows } from '../make-rows.ts';
import type { PageRow } from '../page-row.ts';

const support = textRows('support', { module: './templates/prose.tsx', parent: paths.knowledgeBase });

export const supportRows: readonly PageRow[] = [
  support(paths.knowledgeBase, {
    title: 'Knowledge base',
    description:
      'Help with sending photographs, ordering edits and receiving files: formats, uploads, tutorials, system requirements and the API.',
    module: './templates/listing.tsx',
  }),
  support(paths.uploadGuide, {
    title: 'How to upload photos',
    label: 'Upload guide',
    description:
      'From the memory card to a sent order: choosing photos, adding references, sending large sets by link, and what to do if the connection drops.',
    keywords: 'send files slow stuck failed how long rush',
  }),
  support(paths.fileFormats, {
    title: 'File formats we take and return',
    label: 'File formats',
    description:
      'Every file type the upload form takes, by extension and maker: what an editor needs from it, and whether your browser previews it.',
    keywords: 'iphone heic raw cr3 nef arw dng jpeg tiff png psd size',
    module: './pages/file-formats.tsx',
  }),
  support(paths.videoTutorials, {
    title: 'Tutorials, step by step',
    label: 'Video tutorials',
    description:
      'Five short tutorials to read: marking a photo, writing a brief, choosing references, checking a delivery and asking for changes.',
  }),
  support(paths.liveChat, {
    title: 'Live chat: who answers when',
    label: 'Live chat',
    description: `Open the chat for prices, speed and formats at any hour. Replies there are automated; people answer ${brand.hours}.`,
    keywords: 'chat talk agent help support',
    module: './pages/live-chat.tsx',
  }),
  support(paths.systemRequirements, {
    title: 'System requirements',
    description:
      'Which browsers, devices and connections work for ordering and uploading photographs, what works without scripts, and what works offline.',
    keywords: 'browser phone safari chrome firefox',
  }),
  support(paths.status, {
    title: 'Status of this site',
    label: 'Status page',
    description:
      'Checks from your own browser whether the server of this site responds, and how quickly. It checks now and keeps no history.',
    keywords: 'down outage offline broken',
    module: './pages/status-page.tsx',
  }),
  support(paths.forum, {
    title: 'Community: where to ask and how',
    label: 'Community forum',
    description:
      'There is no forum here. Where to ask about prices, photos, orders, techniques and errors instead, and what makes a question easy to answer.',
  }),
  support(paths.apiDocumentation, {
    title: 'API documentation',
    description:
      'The seven HTTP requests of the service with method, path, every field, an example of request and response, and what each failure means.',
    keywords: 'rest endpoints openapi integration',
    module: './pages/api-documentation.tsx',
  }),
  support(paths.developers, {
    title: 'Developer portal',
    description:
      'Send orders from your own software: two requests with curl, one key for each submission, limits, error messages and when to repeat a request.',
    related: [paths.apiDocumentation, paths.fileFormats, paths.partners],
  }),
];
