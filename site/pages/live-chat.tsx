import { openChat } from '../../src/chat/chat-view.ts';
import { telephone } from '../../src/lib/telephone.ts';
import { Badge } from '../../src/ui/badge.tsx';
import { Button } from '../../src/ui/button.tsx';
import { ChatIcon } from '../../src/ui/icons.tsx';
import { brand } from '../brand.ts';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

/** The page that opens the chat, and says who replies in it and when. */
export default function LiveChat(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <div className="grid gap-4 md:grid-cols-2">
        <section
          aria-labelledby="chat"
          className="border-line bg-raised rounded-card flex flex-col items-start border p-6 sm:p-8"
        >
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="chat" className="text-large font-semibold">
              Automated replies
            </h2>
            <Badge>24/7</Badge>
          </div>
          <p className="text-muted mt-2 mb-6">Prices, speed, file formats and how to order.</p>
          <Button onClick={openChat} className="mt-auto noscript:hidden">
            <ChatIcon />
            Open the chat
          </Button>
        </section>
        <section
          aria-labelledby="people"
          className="border-line bg-raised rounded-card flex flex-col items-start border p-6 sm:p-8"
        >
          <h2 id="people" className="text-large font-semibold">
            People
          </h2>
          <p className="text-muted mt-2 mb-6">{brand.hours}, by phone and email.</p>
          <div className="mt-auto flex flex-wrap gap-3">
            <Button asChild variant="secondary">
              <a href={telephone(brand.phone)}>{brand.phone}</a>
            </Button>
            <Button asChild variant="secondary" className="wrap-anywhere">
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </Button>
          </div>
        </section>
      </div>
    </ProsePage>
  );
}
