/**
 * The library's public names. Everything another project may import is here and nowhere else;
 * styles come from `src/styles/index.css`.
 */
export {
  call,
  configureApi,
  REQUEST_TIMEOUT,
  type ApiConfig,
  type CallInput,
  type CallOptions,
} from './api/client.ts';
export {
  contract,
  endpoints,
  type EndpointName,
  type ErrorReport,
  type LoginPayload,
  type OrderResponse,
  type OrderPayload,
  type RegisterPayload,
  type SearchResult,
  type ServiceResponse,
  type UploadResponse,
} from './api/contract.ts';
export { ResponseError, ApiError, failureToast, NetworkError, serverWords } from './api/errors.ts';
export { openApiDocument, type OpenApiDocument } from './api/openapi.ts';
export { createErrorId, reportError, reportUncaught, reportUncaughtEvent } from './api/report-error.ts';
export { announceUncaught, announceUnexpected } from './api/unexpected-error.ts';
export { STALL_TIMEOUT, uploadFiles, type UploadOptions } from './api/upload.ts';

export { CatchErrors, type CatchErrorsProps, type Caught } from './lib/catch-errors.tsx';
export { cn } from './lib/cn.ts';
export { useObstacle } from './lib/obstacles.ts';
export { LocaleProvider, useLocale, type LocaleProviderProps } from './lib/locale.tsx';
export { Link, NavigationProvider, useNavigate, type LinkProps, type Navigation } from './lib/navigation.tsx';
export {
  acceptPhotos,
  isPhoto,
  MAX_PHOTO_BYTES,
  type Rejection,
  type RejectionReason,
} from './photos/accept.ts';
export { PhotoList, type PhotoListProps } from './photos/photo-list.tsx';
export { PhotoPicker, type PhotoPickerProps } from './photos/photo-picker.tsx';
export type { PhotoPickerMessages } from './photos/photo-picker-messages.ts';
export { createUploadProgress, type UploadProgress } from './photos/upload-progress.ts';
export { isRawKind, photoKinds, type OtherKind, type PhotoKind, type Shown } from './preflight/formats.ts';
export {
  findingCodes,
  type Embedded,
  type Exposure,
  type Finding,
  type FindingCode,
  type PhotoReport,
} from './preflight/photo-report.ts';
export { readPhoto } from './preflight/read-photo.ts';

export { OrderConfirmation, type OrderConfirmationProps } from './quote/order-confirmation.tsx';
export {
  checkBrief,
  type Advice,
  type AdviceAction,
  type BriefCheckOptions,
  type PhotoMetadata,
} from './quote/brief-check.ts';
export {
  BriefCheckList,
  type BriefCheckListMessages,
  type BriefCheckListProps,
} from './quote/brief-check-list.tsx';
export {
  QuoteActions,
  type QuoteActionsMessages,
  type QuoteActionsProps,
  type QuotePrintOptions,
} from './quote/quote-actions.tsx';
export {
  PrintableQuote,
  type QuoteIssuer,
  type PrintableQuoteMessages,
  type PrintableQuoteProps,
} from './quote/printable-quote.tsx';
export { defaultQuote, type QuoteFields, type QuoteState } from './quote/quote-state.ts';
export {
  QuoteForm,
  QuoteFormActions,
  QuoteFormBody,
  QuoteFormCard,
  QuoteFormConfirmation,
  QuoteFormFooter,
  QuoteFormNotices,
  QuoteFormReceipt,
  QuoteFormReview,
  QuoteFormTabs,
  type QuoteFormProps,
} from './quote/quote-form.tsx';
export { QuoteFormRoot, type QuoteFormRootProps } from './quote/quote-form-root.tsx';
export { QuoteFormContact } from './quote/tabs/contact-tab.tsx';
export { QuoteFormDetails } from './quote/tabs/details-tab.tsx';
export { QuoteFormPreferences } from './quote/tabs/preferences-tab.tsx';
export { QuoteFormUpload } from './quote/tabs/upload-tab.tsx';
export type { QuoteMessages } from './quote/quote-messages.ts';
export type { QuoteDefaults, SentOrder } from './quote/use-quote-form.ts';

export { looks, type Look } from './looks/looks.ts';
export { applyLooks, chainOf } from './looks/chain.ts';
export { colorLooks } from './looks/color-looks.ts';
export { LookCompare, type LookCompareMessages, type LookCompareProps } from './looks/look-compare.tsx';
export { sourceOfFile, sourceOfPhotograph, type LookSource } from './looks/look-source.ts';
export { LookThumb, type LookThumbProps } from './looks/look-thumb.tsx';
export { BeforeAfter, type BeforeAfterMessages, type BeforeAfterProps } from './photos/before-after.tsx';
export { editRecipeNames, editRecipes, type EditRecipe, type EditRecipeName } from './photos/edit-recipes.ts';
export {
  Lightbox,
  type LightboxItem,
  type LightboxMessages,
  type LightboxProps,
} from './photos/lightbox.tsx';
export { MarkBoard, type MarkBoardProps } from './annotations/mark-board.tsx';
export { markLines, placeOf, withMarkLines } from './annotations/mark-lines.ts';
export type { MarkMessages } from './annotations/mark-messages.ts';
export {
  countMarks,
  parseMarks,
  withMarks,
  type MarkList,
  type PhotoMark,
  type PhotoMarks,
} from './annotations/photo-mark.ts';
export type { Photograph } from './photos/photograph.ts';
export { Picture, type PictureProps } from './photos/picture.tsx';

export {
  clearToasts,
  dismissToast,
  getToasts,
  subscribeToToasts,
  toast,
  TOAST_REMOVE_DELAY,
  useToasts,
  type Toast,
  type ToastOptions,
  type ToastVariant,
} from './lib/toast-store.ts';
export { hasUnsavedWork, holdUnsaved, subscribeToUnsavedWork } from './lib/unsaved-work.ts';
export { useHoldUnsaved } from './lib/use-hold-unsaved.ts';

export { catalogue, findService, type Service } from './pricing/catalogue.ts';
export {
  convert,
  currencies,
  currencyCodes,
  DEFAULT_CURRENCY,
  formatMoney,
  toCurrency,
  type CurrencyCode,
} from './pricing/currency.ts';
export {
  estimate,
  normalizeImageCount,
  MAX_IMAGE_COUNT,
  type Estimate,
  type EstimateInput,
  type EstimateLine,
} from './pricing/estimate.ts';
export {
  EstimateReceipt,
  type EstimateReceiptMessages,
  type EstimateReceiptProps,
} from './pricing/estimate-receipt.tsx';
export {
  deliveredAt,
  deliveryFor,
  longestHours,
  momentText,
  type Delivery,
  type StudioHours,
} from './pricing/delivery-clock.ts';
export { DeliveryLine, type DeliveryLineMessages, type DeliveryLineProps } from './pricing/delivery-line.tsx';
export { qualityNames, serviceNames, turnaroundNames } from './pricing/names.ts';
export {
  DEFAULT_LANGUAGE,
  languages,
  preferenceKeys,
  readPreferences,
  toLanguage,
  type Language,
  type Preferences,
} from './pricing/preferences.ts';
export {
  basePrices,
  fallbackTiers,
  isQualityLevel,
  isServiceId,
  isTurnaround,
  marketingTiers,
  popularQuality,
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
  type Tiers,
  type Turnaround,
} from './pricing/price-table.ts';
export { ImageCountField, type ImageCountFieldProps } from './pricing/image-count-field.tsx';
export {
  PremiumPricing,
  type PremiumPricingMessages,
  type PremiumPricingProps,
} from './pricing/premium-pricing.tsx';
export {
  PricingCalculator,
  type PricingCalculatorMessages,
  type PricingCalculatorProps,
} from './pricing/pricing-calculator.tsx';
export { PricingCards, type PricingCardsMessages, type PricingCardsProps } from './pricing/pricing-cards.tsx';
export {
  TierCards,
  type TierCardsMessages,
  type TierCardsProps,
  type TierChoice,
} from './pricing/tier-cards.tsx';
export { tierFeaturesFor, type TierFeatures } from './pricing/tiers.ts';
export { useCurrency } from './pricing/use-currency.ts';

export { Badge, badgeVariants, type BadgeProps } from './ui/badge.tsx';
export { BarChart, type BarChartProps } from './ui/bar-chart.tsx';
export { Button, buttonSizes, buttonVariants, type ButtonProps } from './ui/button.tsx';
export { Checkbox, type CheckboxProps } from './ui/checkbox.tsx';
export { Chip, ChipGroup, type ChipGroupProps, type ChipProps } from './ui/chip-group.tsx';
export { DataTable, type DataTableMessages, type DataTableProps } from './ui/data-table.tsx';
export type { DataTableColumn, DataTableSort, SortDirection } from './ui/data-table-rows.ts';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  dialogSizes,
  type DialogContentProps,
  type DialogProps,
} from './ui/dialog.tsx';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
  type DropdownMenuRadioItemProps,
} from './ui/dropdown-menu.tsx';
export { Field, FieldError, FieldHint, type ControlProps, type FieldProps } from './ui/field.tsx';
export * from './ui/icons.tsx';
export { OptionCard, type OptionCardProps } from './ui/option-card.tsx';
export { OptionGroup, type OptionGroupProps } from './ui/option-group.tsx';
export { PencilMark, pencilShapes, type PencilMarkProps, type PencilShape } from './ui/pencil-mark.tsx';
export { Aside, Prose, proseElements, type AsideProps, type ProseProps } from './ui/prose.tsx';
export { SectionHeading, type SectionHeadingProps } from './ui/section-heading.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './ui/select-field.tsx';
export { Spinner, type SpinnerProps } from './ui/spinner.tsx';
export {
  Tabs,
  TabsContent,
  TabsList,
  tabsVariants,
  TabsTrigger,
  type TabsContentProps,
  type TabsListProps,
  type TabsProps,
  type TabsTriggerProps,
  type TabsVariant,
} from './ui/tabs.tsx';
export { TextArea, type TextAreaProps } from './ui/text-area.tsx';
export { TextField, type TextFieldProps } from './ui/text-field.tsx';
export { Toggle, type ToggleProps } from './ui/toggle.tsx';
export { Toaster, TOAST_DURATION, type ToasterProps } from './ui/toast.tsx';

export { Breadcrumbs, type BreadcrumbsMessages, type BreadcrumbsProps } from './layout/breadcrumbs.tsx';
export { Footer, type FooterProps } from './layout/footer.tsx';
export type { FrameBrand, FrameLink, FrameLinkGroup } from './layout/frame.ts';
export { Header, type HeaderProps } from './layout/header.tsx';
export type { HeaderMessages } from './layout/header-messages.ts';
export { Logo, type LogoProps } from './layout/logo.tsx';
export { NewsletterForm, SUBSCRIBED_FOR, type NewsletterFormProps } from './layout/newsletter-form.tsx';
export { SkipLink, type SkipLinkProps } from './layout/skip-link.tsx';
export { UpdateNotice, type UpdateNoticeProps } from './layout/update-notice.tsx';
export { ErrorBoundary, errorLevels, type ErrorBoundaryProps } from './layout/error-boundary.tsx';
export { ErrorScreen, type ErrorScreenProps } from './layout/error-screen.tsx';
export { SectionError, type SectionErrorProps } from './layout/section-error.tsx';

export { Circled, Hero, type HeroAction, type HeroProps, type HeroStat } from './sections/hero.tsx';
export {
  HERO_INTERVAL,
  HeroFrames,
  type HeroFrame,
  type HeroFramesMessages,
  type HeroFramesProps,
} from './sections/hero-frames.tsx';
export { Contact, type ContactChannel, type ContactProps } from './sections/contact.tsx';
export { Expertise, type ExpertiseArea, type ExpertiseProps } from './sections/expertise.tsx';
export { HowItWorks, type HowItWorksProps, type HowItWorksStep } from './sections/how-it-works.tsx';
export { OrderSlip, type OrderSlipFrame, type OrderSlipProps } from './sections/order-slip.tsx';
export { PortalTeaser, type PortalTeaserProps } from './sections/portal-teaser.tsx';
export type { SectionAction, SectionProps } from './sections/section-props.ts';
export { Faq, type FaqMessages, type FaqProps } from './sections/faq.tsx';
export type { FaqItem } from './sections/faq-search.ts';
export {
  Portfolio,
  type PortfolioItem,
  type PortfolioMessages,
  type PortfolioProps,
} from './sections/portfolio.tsx';
export { stillLooks, type Still, type StillFilm } from './sections/still-film.ts';
export { VideoPlayer, type VideoPlayerMessages, type VideoPlayerProps } from './sections/video-player.tsx';
export {
  VideoShowcase,
  type VideoShowcaseMessages,
  type VideoShowcaseProps,
} from './sections/video-showcase.tsx';
export { Services, type ServicesMessages, type ServicesProps } from './sections/services.tsx';
export { stepStages } from './sections/step-frame.tsx';
export { Testimonials, type Testimonial, type TestimonialsProps } from './sections/testimonials.tsx';
export { WhyChooseUs, type Claim, type WhyChooseUsProps } from './sections/why-choose-us.tsx';

export {
  SignInForm,
  SignUpForm,
  type AuthMessages,
  type SignInFormProps,
  type SignUpFormProps,
} from './account/auth-forms.tsx';
export { PasswordField, type PasswordFieldProps } from './account/password-field.tsx';
export { authTabs, SignInDialog, type AuthTab, type SignInDialogProps } from './account/sign-in-dialog.tsx';

export { parseSafeUrl, type SafeUrl } from './search/parse-safe-url.ts';
export { SearchDialog, type SearchDialogProps } from './search/search-dialog.tsx';
export type { SearchMessages } from './search/search-messages.ts';
export {
  SEARCH_MINIMUM,
  SEARCH_PAUSE,
  useSearch,
  type Search,
  type SearchState,
} from './search/use-search.ts';
export { useSearchShortcut } from './search/use-search-shortcut.ts';

export { agentStatuses, type AgentStatus, type ChatAgent } from './chat/chat-agent.ts';
export { ChatCard, type ChatCardProps } from './chat/chat-card.tsx';
export { ChatLauncher, type ChatLauncherProps } from './chat/chat-launcher.tsx';
export type { ChatMessages } from './chat/chat-messages.ts';
export { CONNECT_TIME, REPLY_DELAYS, type ChatMessage, type ChatState } from './chat/chat-state.ts';
export { chatViews, useOpenChat, type ChatView } from './chat/chat-view.ts';
export { ChatWidget, type ChatWidgetProps } from './chat/chat-widget.tsx';
export { replyTo, type ChatFacts, type Reply, type ReplyTopic } from './chat/replies.ts';
export { sampleAgents } from './chat/sample-agents.ts';
export { useChat } from './chat/use-chat.ts';
