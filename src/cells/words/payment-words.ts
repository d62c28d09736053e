/** Words for ways to pay, and for the brands of cards. */

import { PAYMENT_BRAND, PAYMENT_MEANS, type PaymentBrand, type PaymentMeans } from '../../ocpi/held.ts';
import { Vocabulary } from './word.ts';

export const PAYMENT_BRAND_WORDS = new Vocabulary<PaymentBrand>(PAYMENT_BRAND, {
  AMERICAN_EXPRESS: 'Amex, AmericanExpress',
  APPLE_PAY: 'ApplePay',
  CARTES_BANCAIRES: 'CB, carte bancaire',
  DINERS_CLUB: 'Diners, DinersClub',
  DISCOVER: 'DiscoverCard, Discover Card',
  GIROCARD: 'giro card, EC, EC card, EC-Karte',
  GOOGLE_PAY: 'GooglePay, GPay',
  MASTERCARD: 'Master, Master Card, MC',
  PAYPAL: 'Pay Pal',
  UNIONPAY: 'Union Pay, China UnionPay',
  V_PAY: 'VPay, V Pay',
  VISA: 'Visa card, Visa Debit',
  OTHER: 'others, andere, autre, autres, overige',
});

export const PAYMENT_MEANS_WORDS = new Vocabulary<PaymentMeans>(PAYMENT_MEANS, {
  APP: 'apps, mobile app, application, applicatie, aplicación, aplikacja, застосунок',
  CASH: 'coins, notes, Bargeld, bar, Münzen, espèces, contant, efectivo, contanti, gotówka, kontant, готівка',
  MOBILE_ACCOUNT: 'phone bill, Handyrechnung, mobile phone account',
  PREPAID_CARD: 'prepaid, prepay, Guthabenkarte, carte prépayée, tarjeta prepago, carta prepagata, karta przedpłacona',
  QR_CODE: 'QR, QR-Code, QRcode, code QR, código QR, codice QR, kod QR, QR-код',
  SMS: 'text message, Kurznachricht',
  TOLL_TAG: 'toll badge, télépéage, badge télépéage',
  WEBSITE:
    'web, online, internet, Webseite, Website des Betreibers, site web, site internet, sitio web, sito, strona internetowa, вебсайт',
});
