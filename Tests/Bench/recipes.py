"""Recipes made of words, for measuring where there are no real ones.

    recipes.py COUNT

Prints so many recipes as JSON, one a line: the same for the same number.
"""

import json
import random
import sys

FOODS = """onion garlic carrot potato tomato cucumber leek celery spinach apple banana milk yoghurt cheddar cream egg
chicken beef salmon rice pasta flour lentils chickpeas oats bread honey butter sugar lemon basil oregano cumin walnuts
mushrooms zucchini aubergine courgette parsley ginger mozzarella bacon shrimp turkey tofu chocolate vanilla cinnamon""".split()
KINDS = "soup stew pie salad cake curry pasta bake roast bread tart risotto omelette sandwich chili cookies stir-fry".split()
MANNERS = "quick easy creamy spicy roasted classic grandma's summer winter baked grilled slow one-pot crispy sweet".split()
STEPS = [
    "Preheat the oven to 180 °C and grease a dish.", "Whisk the {} with the {} until smooth.", "Simmer for {} minutes.",
    "Chop the {} and fry it in a little oil.", "Add the {} and stir until it is soft.", "Season with salt and pepper.",
    "Pour over the {} and bake for {} minutes.", "Let it rest, then serve with {}.", "Mix the brown sugar into the {}.",
]


def main():
    dice = random.Random(14)
    # Some foods are in many recipes and most in few.
    weights = [1 / (place + 2) for place in range(len(FOODS))]
    for number in range(int(sys.argv[1])):
        foods = list(dict.fromkeys(dice.choices(FOODS, weights, k=dice.randint(5, 12))))
        lines = [f"{dice.randint(1, 9)} {dice.choice(['cups', 'tbsp', 'g', 'pieces'])} {food}" for food in foods]
        lines += ["1 tsp salt"] * (dice.random() < 0.65) + ["1/2 cup brown sugar"] * (dice.random() < 0.1)
        steps = [dice.choice(STEPS).format(dice.choice(foods), dice.choice(foods)) for _ in range(dice.randint(3, 9))]
        title = f"{dice.choice(MANNERS)} {foods[0]} {foods[1]} {dice.choice(KINDS)}".capitalize()
        print(json.dumps({
            "title": title, "ingredients": lines, "directions": steps, "servings": dice.randint(1, 12),
            "total_time": f"{dice.randint(1, 24) * 5} minutes", "tags": dice.sample(KINDS + MANNERS, 3),
            "url": f"https://example.org/recipes/{number}",
        }))


main()
