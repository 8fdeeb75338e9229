/** The public names of the main entry. `entries.ts` lists the other entries; styles come from `src/styles/index.css`. */
export { call, type CallOptions } from './api/client.ts';
export { configureApi, type ApiConfig } from './api/config.ts';
export {
  contract,
  type RequestOf,
  type ResponseOf,
  type ErrorReport,
  type LoginPayload,
  type OrderResponse,
  type OrderPayload,
  type RegisterPayload,
  type SearchResult,
  type ServiceResponse,
  type UploadResponse,
} from './api/contract.ts';
export { endpoints, type EndpointName } from './api/endpoints.ts';
export { ApiError, isAbort, NetworkError, ResponseError } from './api/errors.ts';
export { mismatch } from './api/schema.ts';
export { openApiDocument } from './api/openapi.ts';
export {
  announceUncaught,
  announceUnexpected,
  reportError,
  reportUncaughtEvent,
} from './api/report-error.ts';
export { uploadFiles, type UploadOptions } from './api/upload.ts';

export { CatchErrors, type CatchErrorsProps, type Caught } from './lib/catch-errors.tsx';
export { cn } from './lib/cn.ts';
export { useObstacle } from './lib/obstacles.ts';
export { LocaleProvider, useLocale, type LocaleProviderProps } from './lib/locale.tsx';
export { OverlayProvider, type OverlayProviderProps } from './lib/overlay-provider.tsx';
export { Link, NavigationProvider, type LinkProps, type Navigation } from './lib/navigation.tsx';
export { acceptPhotos, isPhoto, MAX_PHOTO_BYTES, MAX_PHOTOS, type Rejection } from './photos/accept.ts';
export { PhotoList, type PhotoListProps } from './photos/photo-list.tsx';
export type { PhotoSelection } from './photos/use-photo-selection.ts';
export { PhotoPicker, type PhotoPickerProps } from './photos/photo-picker.tsx';
export type { PhotoPickerMessages } from './photos/photo-picker-messages.ts';
export { createUploadProgress, type UploadProgress } from './photos/upload-progress.ts';

export { OrderConfirmation, type OrderConfirmationProps } from './quote/order-confirmation.tsx';
export { checkBrief, type Advice, type AdviceAction, type PhotoMetadata } from './quote/brief-check.ts';
export { BriefCheckList, type BriefCheckListProps } from './quote/brief-check-list.tsx';
export { QuoteActions, type QuoteActionsProps, type QuotePrintOptions } from './quote/quote-actions.tsx';
export { PrintableQuote, type QuoteIssuer, type PrintableQuoteProps } from './quote/printable-quote.tsx';
export { defaultQuote, type QuoteDefaults, type QuoteFields, type QuoteState } from './quote/quote-state.ts';
export * from './quote/quote-form.tsx';
export { QuoteFormRoot, type QuoteFormRootProps } from './quote/quote-form-root.tsx';
export { SummaryList, type SummaryListProps } from './quote/summary-list.tsx';
export type { CreateOrder, UploadFiles } from './quote/order/order-deps.ts';
export type { SentOrder } from './quote/order/order-machine.ts';
export { sweepDrafts } from './quote/order/sweep-drafts.ts';
export type { QuoteMessages } from './quote/quote-messages.ts';

export { LookCompare, type LookCompareProps } from './photos/look-compare.tsx';
export { BeforeAfter, type BeforeAfterProps } from './photos/before-after.tsx';
export { editRecipeNames, editRecipes, type EditRecipe, type EditRecipeName } from './photos/edit-recipes.ts';
export { Lightbox, type LightboxItem, type LightboxProps } from './photos/lightbox.tsx';
export type { Photograph } from './photos/photograph.ts';
export { Picture, type PictureProps } from './photos/picture.tsx';

export { toast, useToasts, type ToastOptions } from './lib/toast-store.ts';
export { hasUnsavedWork, subscribeToUnsavedWork, useHoldUnsaved } from './lib/unsaved-work.ts';

export { catalog, findService, type Service } from './pricing/catalog.ts';
export { convert, currencies, currencyCodes, formatMoney, type CurrencyCode } from './pricing/currency.ts';
export {
  estimate,
  normalizeImageCount,
  MAX_IMAGE_COUNT,
  type Estimate,
  type EstimateInput,
  type EstimateLine,
} from './pricing/estimate.ts';
export { EstimateReceipt, type EstimateReceiptProps } from './pricing/estimate-receipt.tsx';
export {
  deliveredAt,
  deliveryFor,
  momentText,
  type Delivery,
  type OfficeHours,
} from './pricing/delivery-clock.ts';
export { DeliveryLine, type DeliveryLineProps } from './pricing/delivery-line.tsx';
export { qualityNames, serviceNames, turnaroundNames } from './pricing/names.ts';
export {
  basePrices,
  isQualityLevel,
  isServiceId,
  isTurnaround,
  marketingTiers,
  qualityLevels,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  serviceIds,
  tiersFor,
  turnaroundOf,
  turnarounds,
  turnaroundTexts,
  type QualityLevel,
  type ServiceId,
  type Turnaround,
} from './pricing/price-table.ts';
export { PremiumPricing, type PremiumPricingProps } from './sections/premium-pricing.tsx';
export { PricingCalculator, type PricingCalculatorProps } from './pricing/pricing-calculator.tsx';
export { PricingCards, type PricingCardsProps } from './pricing/pricing-cards.tsx';
export { TierCards, type TierCardsProps, type TierChoice } from './pricing/tier-cards.tsx';

export { Badge, type BadgeProps } from './ui/badge.tsx';
export { BarChart, type BarChartProps } from './ui/bar-chart.tsx';
export { Button, type ButtonProps } from './ui/button.tsx';
export { Checkbox, type CheckboxProps } from './ui/checkbox.tsx';
export { Chip, ChipGroup, type ChipGroupProps, type ChipProps } from './ui/chip-group.tsx';
export { DataTable, type DataTableProps } from './ui/data-table.tsx';
export type { DataTableColumn, DataTableSort } from './ui/data-table-rows.ts';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  type DialogContentProps,
  type DialogProps,
} from './ui/dialog.tsx';
export * from './ui/dropdown-menu.tsx';
export { Field, FieldError, FieldHint, type FieldControlProps, type FieldProps } from './ui/field.tsx';
export * from './ui/icons.tsx';
export { OptionCard, type OptionCardProps } from './ui/option-card.tsx';
export { OptionGroup, type OptionGroupProps } from './ui/option-group.tsx';
export { PencilMark, type PencilMarkProps } from './ui/pencil-mark.tsx';
export { Aside, Prose, proseElements, type AsideProps, type ProseProps } from './ui/prose.tsx';
export { SectionHeading, type SectionHeadingProps } from './ui/section-heading.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './ui/select-field.tsx';
export { Spinner, type SpinnerProps } from './ui/spinner.tsx';
export {
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  type TabsContentProps,
  type TabsListProps,
  type TabsProps,
  type TabsTriggerProps,
} from './ui/tabs.tsx';
export { TextArea, type TextAreaProps } from './ui/text-area.tsx';
export { TextField, type TextFieldProps } from './ui/text-field.tsx';
export { Toggle, type ToggleProps } from './ui/toggle.tsx';
export { Toaster, type ToasterProps } from './ui/toast.tsx';

export { Breadcrumbs, type BreadcrumbsProps } from './layout/breadcrumbs.tsx';
export { Footer, type FooterProps } from './layout/footer.tsx';
export type { FrameBrand, FrameLink, FrameLinkGroup } from './layout/frame.ts';
export { Header, type HeaderProps } from './layout/header.tsx';

export { Logo, type LogoProps } from './layout/logo.tsx';
export { NewsletterForm, type NewsletterFormProps } from './layout/newsletter-form.tsx';
export { SkipLink, type SkipLinkProps } from './layout/skip-link.tsx';
export { UpdateNotice, type UpdateNoticeProps } from './layout/update-notice.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './layout/error-boundary.tsx';
export { ErrorScreen, type ErrorScreenProps } from './layout/error-screen.tsx';
export { SectionError, type SectionErrorProps } from './layout/section-error.tsx';

export { Hero, type HeroProps } from './sections/hero.tsx';
export { Circled, type HeroStat } from './sections/hero-text.tsx';
export { frameSizes, type HeroFrame } from './sections/hero-frames.tsx';
export { Contact, type ContactChannel, type ContactProps } from './sections/contact.tsx';
export { Expertise, type ExpertiseArea, type ExpertiseProps } from './sections/expertise.tsx';
export { HowItWorks, type HowItWorksProps, type HowItWorksStep } from './sections/how-it-works.tsx';
export { PortalTeaser, type PortalTeaserProps } from './sections/portal-teaser.tsx';
export type { OrderSlipProps } from './sections/order-slip.tsx';
export type { SectionAction } from './sections/section-frame.tsx';
export { Faq, type FaqProps } from './sections/faq.tsx';
export type { FaqItem } from './sections/faq-search.ts';
export { Portfolio, type PortfolioItem, type PortfolioProps } from './sections/portfolio.tsx';
export { type StillFilm } from './sections/still-film.ts';
export { VideoPlayer, type VideoPlayerProps } from './sections/video-player.tsx';
export { VideoShowcase, type VideoShowcaseProps } from './sections/video-showcase.tsx';
export { Services, type ServicesProps } from './sections/services.tsx';
export { Testimonials, type Testimonial, type TestimonialsProps } from './sections/testimonials.tsx';
export { WhyChooseUs, type Claim, type WhyChooseUsProps } from './sections/why-choose-us.tsx';

export * from './account/auth-forms.tsx';
export { SignInDialog, type SignInDialogProps } from './account/sign-in-dialog.tsx';

export { SearchDialog, type SearchDialogProps } from './search/search-dialog.tsx';
export type { SearchMessages } from './search/search-messages.ts';
export { isSearchShortcut } from './search/is-search-shortcut.ts';
export { useSearchShortcut } from './search/use-search-shortcut.ts';

export { sampleAgents, type ChatAgent } from './chat/chat-agent.ts';
export { ChatCard, type ChatCardProps } from './chat/chat-card.tsx';
export type { ChatMessage, ChatReplier, ChatState } from './chat/chat-state.ts';
export type { ChatFacts, ChatReply } from './chat/replies.ts';
export { ChatLauncher, type ChatLauncherProps } from './chat/chat-launcher.tsx';
export type { ChatMessages } from './chat/chat-messages.ts';
export { openChat, useOpenChat, type ChatView } from './chat/chat-view.ts';
export { ChatWidget, type ChatWidgetProps } from './chat/chat-widget.tsx';
