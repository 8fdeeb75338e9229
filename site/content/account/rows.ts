import { brand, quoteTime } from '../../brand.ts';
import { paths } from '../../routing/paths.ts';
import { pageRow } from '../make-rows.ts';
import type { PageRow } from '../page-row.ts';

/** Contact and the account. The portal lists what is stored on the visitor’s device, so the pages contain nothing personal. */
export const accountRows: readonly PageRow[] = [
  pageRow(paths.portal, {
    title: 'Customer portal',
    description:
      'The orders you sent from this browser, each with its choices and the receipt of its estimate. Stored on your device, without your name.',
    keywords: 'my orders status track',
  }),
  pageRow(paths.dashboard, {
    title: 'Dashboard',
    // The same screen under its second URL, with the same name in the breadcrumbs.
    label: 'Customer portal',
    description:
      'Your orders at a glance: number, service, images and estimate of everything that was sent from this browser, and a way to order again.',
    module: './pages/customer-portal.tsx',
    indexable: false,
  }),
  pageRow(paths.newOrder, {
    title: 'Send an order',
    description: `Upload your photographs, choose service, quality and turnaround, and see the estimate as you go. A quote follows within ${quoteTime} in opening hours.`,
    keywords: 'upload quote estimate rush deadline',
    module: './pages/new-order.tsx',
    parent: paths.portal,
  }),
  pageRow(paths.payment, {
    title: 'How payment works',
    description:
      'You pay after you approve a fixed quote, on the payment provider’s page. Which payment methods we take, and what we never ask for.',
    keywords: `pay card invoice ${brand.payments.map(({ name }) => name.toLowerCase()).join(' ')}`,
    parent: paths.portal,
    label: 'Payment',
  }),
  pageRow(paths.contact, {
    title: 'Contact the studio',
    label: 'Contact',
    description:
      'Phone, email and chat of the studio, its hours, and what to have ready so that we can answer your question right away.',
    keywords: 'phone email call address talk support help',
  }),
  pageRow(paths.login, {
    title: 'Sign in to your account',
    label: 'Sign in',
    description:
      'Sign in with email and password to reach the customer portal: your orders, their choices and their receipts in one place.',
    keywords: 'login log sign account password',
    photo: 'yellowWall',
  }),
  pageRow(paths.register, {
    title: 'Create an account',
    description:
      'Open a free account for ordering photo editing: a name, an email address and a password. No card, and no obligation to order.',
    keywords: 'sign up account join free',
    photo: 'skater',
  }),
  pageRow(paths.verifyEmail, {
    title: 'Verify your email address',
    label: 'Verify email',
    description:
      'Confirm the email address of a new account: what the link in the email does, and what to do if the email has not arrived.',
    photo: 'turtleneck',
    indexable: false,
  }),
  pageRow(paths.business, {
    title: 'Business management',
    description:
      'Orders, images, revenue and refunds of a sample year, by month and by service, in charts with sortable tables and CSV files.',
    indexable: false,
  }),
  pageRow(paths.stakeholders, {
    title: 'Stakeholder portal',
    description:
      'Sample figures for those who own a part of the studio: revenue, margin, punctuality and repeat orders over seven quarters.',
    indexable: false,
  }),
  pageRow(paths.admin, {
    title: 'Admin settings',
    description:
      'The price list that the site calculates with, the factors of its estimate, and a sample of who may see and change what.',
    indexable: false,
  }),
  pageRow(paths.erpDashboard, {
    title: 'ERPNext dashboard',
    description:
      'A sample queue of orders, invoices and payments on their way to ERPNext: what has arrived, what waits and what has failed.',
    indexable: false,
  }),
  pageRow(paths.erpTest, {
    title: 'ERPNext test',
    description:
      'The seven calls of the site with sample data. Make them here and see the responses. On a live site, only those that store nothing can be made.',
    parent: paths.erpDashboard,
    indexable: false,
  }),
];
